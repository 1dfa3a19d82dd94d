import { useEffect } from "react";
import { useToast } from "../../../ui/toast.tsx";
import type { StatusText } from "./status-line.tsx";

/** Shows as a toast too what a page that one was led to says became of a send. */
export function useToastOf(status: StatusText | null) {
  const toast = useToast();
  useEffect(() => {
    if (status) toast({ title: status.title, ...(status.text && { description: status.text }), tone: "good" });
  }, [status, toast]);
}
