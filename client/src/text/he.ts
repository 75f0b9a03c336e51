const files = import.meta.glob<string>("../../messages/he/*.ftl", { query: "?raw", import: "default", eager: true });
export default Object.values(files);
