import { post, postViews } from "./post.table.ts";
import { impersonal, type DataOfNoun } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [
  impersonal(post, "published articles, signed by their authors"),
  impersonal(postViews, "counters"),
];
