import { answerOrders } from "./order.ts";
import { tasks } from "./tasks.ts";

answerOrders(tasks);
