import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { createBuilder } from "vite";

process.env.NODE_ENV = "production";
const builder = await createBuilder({ root: new URL("..", import.meta.url).pathname, logLevel: "warn" });
await builder.buildApp();

// The files are compressed at build time with the highest quality, so that even the first visitor gets small files.
const assets = new URL("../build/client/assets/", import.meta.url);
for (const name of readdirSync(assets))
  if (/\.(js|css)$/.test(name))
    writeFileSync(new URL(`${name}.br`, assets), brotliCompressSync(readFileSync(new URL(name, assets))));
