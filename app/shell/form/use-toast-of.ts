import { useEffect } from "react";
import { useToast } from "../../../ui/toast.tsx";
import type { Told } from "./status-line.tsx";

/** Shows as a toast too what a page that one was led to says became of a send. */
export function useToastOf(told: Told | null) {
  const toast = useToast();
  useEffect(() => {
    if (told) toast({ title: told.title, ...(told.text && { description: told.text }), tone: "good" });
  }, [told, toast]);
}
