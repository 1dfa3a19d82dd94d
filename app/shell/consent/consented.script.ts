/*
 * Runs before the banner is painted: the cached page is the same for everybody, so the script hides the banner from
 * visitors who have already answered.
 */
if (/; consent=[^;]+\.[as]/.test(`; ${document.cookie}`)) document.documentElement.dataset["consented"] = "";
