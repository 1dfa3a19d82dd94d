/*
 * Hides the consent banner from visitors who have already answered. The script runs before the banner is painted,
 * because the cached page is the same for every visitor.
 */
if (/; consent=[^;]+\.[as]/.test(`; ${document.cookie}`)) document.documentElement.dataset["consented"] = "";
