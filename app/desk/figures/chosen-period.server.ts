import { periodOf } from "../../../domain/figure/period.ts";

export const chosenPeriod = (request: Request) => periodOf(new URL(request.url).searchParams.get("period"));
