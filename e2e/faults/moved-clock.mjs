// Preloaded into a site: shifts its clock by the milliseconds in a file.
import { readFileSync } from "node:fs";

const file = process.env["CLOCK_OFFSET_FILE"];
const RealDate = Date;
const realNow = Date.now.bind(Date);
let offset = 0;

function read() {
  try {
    offset = Number(readFileSync(file, "utf8")) || 0;
  } catch {
    offset = 0;
  }
}

if (file) {
  read();
  setInterval(read, 200).unref();
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      if (given.length === 0) super(realNow() + offset);
      else super(...given);
    }
    static now() {
      return realNow() + offset;
    }
  };
}
