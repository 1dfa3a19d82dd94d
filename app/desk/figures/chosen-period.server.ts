import { periodOf } from "../../../domain/figure/period.ts";

/** The period that an address names. */
export const chosenPeriod = (request: Request) => periodOf(new URL(request.url).searchParams.get("period"));
