import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useWords } from "../language.tsx";
import { signedInWords } from "./words.ts";

const showAfter = 300;

/** Said where another page is waited for, once that takes longer than one notices. */
export function LoadingLine() {
  const words = useWords(signedInWords);
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const waits = state === "loading" && location.pathname !== pathname;
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setLong(true), showAfter);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [waits]);
  return (
    <p role="status" className="loading-line">
      {long && words.loading}
    </p>
  );
}
