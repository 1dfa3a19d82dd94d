import { inArea } from "./context/route.ts";
import { mostImageFormBytes } from "../domain/content/image.ts";
import { mostPostFormBytes } from "../domain/post/post.ts";

/** Routes of the administration area. */
export const deskRoutes = inArea(
  { audience: "admin", atOnce: true },
  {
    admin: { path: "/admin", module: "desk/today/today.page.tsx" },
    "admin-figures": {
      path: "/admin/figures",
      module: "desk/figures/figures.page.tsx",
      csv: "desk/figures/figures.csv.ts",
    },
    "admin-applications": {
      path: "/admin/applications",
      module: "desk/applications/applications.page.tsx",
      csv: "desk/applications/applications.csv.ts",
    },
    "admin-application": {
      path: "/admin/applications/:id",
      module: "desk/applications/application.page.tsx",
      posted: "by visitors",
    },
    "admin-leads": {
      path: "/admin/leads",
      module: "desk/leads/leads.page.tsx",
      posted: "by visitors",
      csv: "desk/leads/leads.csv.ts",
    },
    "admin-lead": { path: "/admin/leads/:id", module: "desk/leads/lead.page.tsx", posted: "by visitors" },
    "admin-deliveries": {
      path: "/admin/deliveries",
      module: "desk/deliveries/deliveries.page.tsx",
      posted: "by visitors",
      csv: "desk/deliveries/deliveries.csv.ts",
    },
    "admin-delivery": {
      path: "/admin/deliveries/:id",
      module: "desk/deliveries/delivery.page.tsx",
      posted: "by visitors",
    },
    "admin-search": { path: "/admin/search", module: "desk/search/search.page.tsx" },
    "admin-people": { path: "/admin/people", module: "desk/people/people.page.tsx", csv: "desk/people/people.csv.ts" },
    "admin-person": { path: "/admin/people/:id", module: "desk/people/person.page.tsx", posted: "by visitors" },
    "admin-startups": {
      path: "/admin/startups",
      module: "desk/startups/startups.page.tsx",
      csv: "desk/startups/startups.csv.ts",
    },
    "admin-startup": {
      path: "/admin/startups/:startup",
      module: "desk/startups/startup.page.tsx",
      posted: "by visitors",
    },
    "admin-sessions": { path: "/admin/sessions", module: "desk/sessions/sessions.page.tsx" },
    "admin-copilot": { path: "/admin/copilot", module: "desk/copilot/copilot.page.tsx", posted: "by visitors" },
    "admin-score-reviews": {
      path: "/admin/score-reviews",
      module: "desk/score-reviews/score-reviews.page.tsx",
      posted: "by visitors",
    },
    "admin-mentors": { path: "/admin/mentors", module: "desk/mentors/mentors.page.tsx", posted: "by visitors" },
    "admin-newsletter": {
      path: "/admin/newsletter",
      module: "desk/newsletter/newsletter.page.tsx",
      csv: "desk/newsletter/newsletter.csv.ts",
    },
    "admin-subscriber": { path: "/admin/newsletter/:id", module: "desk/newsletter/subscriber.page.tsx" },
    "admin-privacy": {
      path: "/admin/privacy",
      module: "desk/privacy/privacy.page.tsx",
      posted: "by visitors",
      csv: "desk/privacy/privacy.csv.ts",
    },
    "admin-privacy-request": {
      path: "/admin/privacy/:id",
      module: "desk/privacy/request.page.tsx",
      posted: "by visitors",
    },
    "admin-audit": { path: "/admin/audit", module: "desk/audit/audit.page.tsx", csv: "desk/audit/audit.csv.ts" },
    "admin-content": { path: "/admin/content", module: "desk/content/overview.page.tsx" },
    "admin-posts": {
      path: "/admin/content/posts",
      module: "desk/content/posts.page.tsx",
      csv: "desk/content/posts.csv.ts",
    },
    "admin-post": {
      path: "/admin/content/posts/:post",
      module: "desk/content/post.page.tsx",
      posted: "by visitors",
      bytes: mostPostFormBytes,
    },
    "admin-post-history": {
      path: "/admin/content/posts/:post/history",
      module: "desk/content/post-history.page.tsx",
      posted: "by visitors",
    },
    "admin-images": {
      path: "/admin/content/images",
      module: "desk/content/images.page.tsx",
      posted: "by visitors",
      csv: "desk/content/images.csv.ts",
      bytes: mostImageFormBytes,
    },
    "admin-image": {
      path: "/admin/content/images/:image",
      module: "desk/content/image.page.tsx",
      posted: "by visitors",
    },
    "admin-records": {
      path: "/admin/content/:kind",
      module: "desk/content/records.page.tsx",
      posted: "by visitors",
      csv: "desk/content/records.csv.ts",
    },
    "admin-record": {
      path: "/admin/content/:kind/:id",
      module: "desk/content/record.page.tsx",
      posted: "by visitors",
      bytes: mostImageFormBytes,
    },
    "admin-history": {
      path: "/admin/content/:kind/:id/history",
      module: "desk/content/history.page.tsx",
      posted: "by visitors",
    },
    "admin-copy": { path: "/admin/privacy/:id/copy", module: "my-data/copy-on-behalf.ts", posted: "by visitors" },
  },
);
