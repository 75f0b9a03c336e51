// What the home page shows of the game.
export { default } from "./scenery/europe-light.webp?url";
