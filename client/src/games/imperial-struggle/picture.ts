// What the home page shows of the game.
export { default } from "./scenery/north-america-light.webp?url";
