/* What a browser finds here, no page of the same process has to look up again. */
Intl.NumberFormat.supportedLocalesOf("en");
Intl.DateTimeFormat.supportedLocalesOf("en");
self.postMessage("done");
