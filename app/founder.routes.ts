import { inArea } from "./context/route.ts";
import { mostDocumentFormBytes } from "../domain/document/outline.ts";
import { csvLimits } from "../domain/kpi/csv-limits.ts";
import { sheetLimits } from "../domain/term-sheet/limits.ts";

/** Routes for signed-in founders. */
export const founderRoutes = inArea(
  { audience: "founder", language: "fr" },
  {
    "founder-dashboard": {
      path: ["/startup/dashboard", "/startup-dashboard"],
      module: "founder/dashboard.page.tsx",
      atOnce: true,
    },
    "founder-copilot": {
      path: "/startup/copilot",
      module: "founder/copilot/conversation.page.tsx",
      opens: "copilot",
      posted: "by visitors",
    },
    "founder-copilot-stream": {
      path: "/startup/copilot/stream",
      module: "founder/copilot/answer-stream.ts",
      opens: "copilot",
      posted: "only",
    },
    "founder-tools": { path: "/startup/dashboard/outils", module: "founder/tools/tools.page.tsx", opens: "tools" },
    "tool-dilution": {
      path: "/startup/outils/dilution",
      module: "toolkit/dilution/dilution.page.tsx",
      opens: "tools",
      posted: "by visitors",
      atOnce: true,
    },
    "tool-dilution-csv": {
      path: "/startup/outils/dilution.csv",
      module: "toolkit/dilution/table.csv.ts",
      opens: "saved-scenarios",
    },
    "tool-dilution-xlsx": {
      path: "/startup/outils/dilution.xlsx",
      module: "toolkit/dilution/workbook.xlsx.ts",
      opens: "saved-scenarios",
    },
    "tool-valuation": {
      path: "/startup/outils/valorisation",
      module: "toolkit/valuation/valuation.page.tsx",
      opens: "tools",
    },
    "tool-runway": { path: "/startup/outils/runway", module: "toolkit/runway/runway.page.tsx", opens: "tools" },
    "tool-forecast": {
      path: "/startup/outils/previsionnel",
      module: "toolkit/forecast/forecast.page.tsx",
      opens: "forecast",
    },
    "tool-forecast-xlsx": {
      path: "/startup/outils/previsionnel.xlsx",
      module: "toolkit/forecast/workbook.xlsx.ts",
      opens: "forecast",
    },
    "founder-funding": {
      path: "/startup/dashboard/aides",
      module: "founder/funding/funding.page.tsx",
      opens: "funding-aids",
    },
    "founder-funding-banks": {
      path: "/startup/dashboard/aides/banques",
      module: "founder/funding/funding.page.tsx",
      opens: "funding-aids",
    },
    "founder-funding-public": {
      path: "/startup/dashboard/aides/publiques",
      module: "founder/funding/funding.page.tsx",
      opens: "funding-aids",
    },
    "founder-aid-calendar": {
      path: "/startup/dashboard/aides/publiques/:aid/calendar",
      module: "founder/funding/aid-calendar.ts",
    },
    "founder-visibility": {
      path: "/startup/dashboard/profil-investisseur",
      module: "founder/visibility/visibility.page.tsx",
      posted: "by visitors",
      atOnce: true,
    },
    "founder-visibility-preview": {
      path: "/startup/dashboard/profil-investisseur/apercu",
      module: "founder/visibility/preview.page.tsx",
      opens: "publication",
    },
    "founder-welcome": {
      path: "/startup/bienvenue",
      module: "founder/welcome/welcome.page.tsx",
      posted: "by visitors",
      atOnce: true,
    },
    "founder-profile": {
      path: ["/startup/profil", "/startup-profile"],
      module: "founder/profile.page.tsx",
      opens: "profile",
      posted: "by visitors",
      atOnce: true,
    },
    "founder-check-in": {
      path: "/startup/chiffres",
      module: "founder/check-in/check-in.page.tsx",
      opens: "check-in",
      posted: "by visitors",
      atOnce: true,
      csv: "founder/check-in/check-in.csv.ts",
    },
    "founder-readiness": {
      path: "/startup/dashboard/score",
      module: "founder/readiness/readiness.page.tsx",
      opens: "scan",
      posted: "by visitors",
      atOnce: true,
    },
    "founder-cap-table": {
      path: "/startup/table-de-capitalisation",
      module: "founder/cap-table/cap-table.page.tsx",
      posted: "by visitors",
      atOnce: true,
    },
    "founder-check-in-import": {
      path: "/startup/chiffres/import",
      module: "founder/check-in/import.page.tsx",
      opens: "csv",
      posted: "by visitors",
      bytes: csvLimits.form,
    },
    "founder-pitch": {
      path: "/startup/dashboard/pitch-session",
      module: "founder/pitch/pitch.page.tsx",
      opens: "applications",
      posted: "by visitors",
      atOnce: true,
    },
    "founder-acceleration": {
      path: "/startup/dashboard/acceleration",
      module: "founder/acceleration/acceleration.page.tsx",
      opens: "acceleration",
      atOnce: true,
    },
    "founder-mentor": {
      path: "/startup/mentors/:mentor",
      module: "founder/mentors/mentor.page.tsx",
      opens: "mentors",
      posted: "by visitors",
    },
    "founder-document": {
      path: "/startup/documents/:kind",
      module: "founder/documents/document.page.tsx",
      opens: "generators",
      posted: "by visitors",
      bytes: mostDocumentFormBytes,
    },
    "founder-document-file": {
      path: "/startup/documents/:kind/:file",
      module: "founder/documents/document.file.ts",
      opens: "generators",
    },
    "founder-action": {
      path: "/startup/actions/:action",
      module: "founder/actions/action.page.tsx",
      opens: "insights",
    },
    "tool-term-sheet": {
      path: "/startup/outils/term-sheet",
      module: "founder/term-sheet/term-sheet.page.tsx",
      opens: "term-sheet",
      posted: "by visitors",
      bytes: sheetLimits.form,
    },
    "tool-legal-templates": {
      path: "/startup/outils/modeles-juridiques",
      module: "founder/legal/templates.page.tsx",
      opens: "legal-templates",
    },
    "tool-legal-template": {
      path: "/startup/outils/modeles-juridiques/:template",
      module: "founder/legal/template.page.tsx",
      opens: "legal-templates",
    },
    "tool-legal-template-file": {
      path: "/startup/outils/modeles-juridiques/:template/fichier",
      module: "founder/legal/template.file.ts",
      opens: "legal-templates",
      posted: "only",
    },
  },
);
