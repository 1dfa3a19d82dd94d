import { answerOrders } from "../../platform/office/order.ts";
import { tasks } from "./tasks.ts";

answerOrders(tasks);
