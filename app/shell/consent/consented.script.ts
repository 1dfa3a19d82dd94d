/* Runs before the banner is painted: a page has the same bytes for everybody, and who has answered is not asked again. */
if (/; consent=[^;]+\.[as]/.test(`; ${document.cookie}`)) document.documentElement.dataset["consented"] = "";
