import { visitCount } from "./visit.table.ts";
import { impersonal, type DataOfNoun } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [impersonal(visitCount, "sums of visits")];
