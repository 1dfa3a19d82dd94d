import { createRequestHandler } from "react-router";
import * as build from "virtual:react-router/server-build";

console.log(typeof createRequestHandler(build));
