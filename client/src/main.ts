import { mount } from "svelte";
import App from "./App.svelte";
import { loadFaces } from "./faces";
import { settings } from "./settings.svelte";
import { loadLanguage } from "./text/text.svelte";
import { beginWorker } from "./worker";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/frame.css";
import "./styles/pages.css";
import "./styles/board.css";
import "./styles/lettering.css";
import "./styles/pieces.css";
import "./styles/strip.css";
import "./styles/prompt.css";
import "./styles/side.css";
import "./styles/side-tabs.css";
import "./styles/slider.css";
import "./styles/overlays.css";
import "./styles/news.css";
import "./styles/count.css";
import "./styles/fair.css";
import "./styles/phone.css";

// The page is shown when it can speak; without a server it is shown all the same, and says so.
await Promise.all([loadLanguage(settings.language).catch(() => undefined), loadFaces(settings.language)]);
mount(App, { target: document.getElementById("app")! });
beginWorker();
