import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useWords } from "../language.tsx";
import { signedInWords } from "./words.ts";

const showAfter = 300;

export function LoadingLine() {
  const words = useWords(signedInWords);
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const waits = state === "submitting" || (state === "loading" && location.pathname !== pathname);
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
