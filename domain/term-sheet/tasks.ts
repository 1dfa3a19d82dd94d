import { readTermSheet } from "./read.ts";

export const tasks = { read: (sheet: string): ReturnType<typeof readTermSheet> => readTermSheet(sheet) };
