/* Runs at the end of the page, before hydration. */
import { startOncePainted } from "../../platform/page-cache/start.script.ts";
import "./reveal.script.ts";
import "./send-once.script.ts";
import { textFaceGiven } from "./text-face.script.ts";

if (document.querySelector("[data-soon]")) addEventListener("load", () => void startOncePainted(textFaceGiven));
