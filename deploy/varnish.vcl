# Varnish in front of one server on port 3000, or two on 3000 and 3001:
#   varnishd -f /etc/varnish/varnish.vcl -a :80 -a purge=127.0.0.1:6083 -s malloc,256m -p http_gzip_support=off
# Without the last parameter Varnish requests gzip only, and browsers get no Brotli. Varnish has no TLS: end it in front, and count
# that proxy in TRUSTED_PROXIES, too.
vcl 4.1;

import directors;
import std;

probe ready {
    .url = "/readyz";
    .interval = 1s;
    # A busy server answers late; one that stops answers 503 at once.
    .timeout = 5s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend site_1 { .host = "127.0.0.1"; .port = "3000"; .probe = ready; }
backend site_2 { .host = "127.0.0.1"; .port = "3001"; .probe = ready; }

sub vcl_init {
    new site = directors.round_robin();
    site.add_backend(site_1);
    site.add_backend(site_2);
}

sub vcl_recv {
    set req.backend_hint = site.backend();
    unset req.http.X-Cache-Status;

    # Only this machine reaches the socket `purge`: curl -X PURGE http://127.0.0.1:6083/about/news/1
    if (req.method == "PURGE" && local.socket != "purge") {
        return (synth(405, "Method Not Allowed"));
    }
    # For the monitoring, which asks each server.
    if (req.url ~ "^/(healthz|readyz)([?/]|$)") {
        return (synth(404, "Not Found"));
    }
    # The server trusts its proxies, and this one sets none of them.
    unset req.http.X-Request-Id;
    unset req.http.X-Amzn-Trace-Id;
    unset req.http.traceparent;
    unset req.http.tracestate;
    if (req.method != "GET" && req.method != "HEAD" && req.method != "PURGE") {
        return (pass);
    }
    if (req.url ~ "(?i)^/([a-z]{2}/)?(user|transfer)([/.?]|$)") {
        return (pass);
    }
    # Pages read no Authorization unless FORWARDED_HEADERS names it. A stranger would bypass the cache with it.
    unset req.http.Authorization;
    # These pages depend on the session. All others are the same for everybody.
    if (req.url ~ "(?i)^/([a-z]{2}/)?(login|apply|quote)([/.?]|$)"
        && req.http.Cookie ~ "(^|[;\s])(TOKEN|RTOKEN|EXPRIED|USERDATA)=") {
        return (pass);
    }
    # Cookies do not change a page. With them Varnish would not cache.
    unset req.http.Cookie;
    # Only parameters that pages read make another page. `_routes` is one of the router.
    set req.url = regsuball(req.url,
        "(?<=[?&])(?!(category|city|industry|keyword|mode|page|product|reason|redirect|status|topic|year|_routes)=)[^&]+&?", "");
    set req.url = std.querysort(regsub(regsuball(req.url, "([?&])&+", "\1"), "[?&]+$", ""));
    # One variant per encoding instead of one per list. An encoding with q=0 is refused.
    if (req.http.Accept-Encoding ~ "(?i)(^|,)\s*br\s*(;\s*q=(?!0(\.0*)?\s*(,|$))[\d.]+\s*)?(,|$)") {
        set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "(?i)(^|,)\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*(,|$))[\d.]+\s*)?(,|$)") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    if (req.method == "PURGE") {
        return (purge);
    }
}

# Pages do not depend on Host. Varnish would fetch them again for each one that a stranger names.
sub vcl_hash {
    hash_data(req.url);
    return (lookup);
}

sub vcl_backend_response {
    # During an update the other server can be the one that has the file.
    if (beresp.status == 404 && bereq.url ~ "^/assets/" && bereq.retries == 0) {
        if (beresp.backend == site_1) {
            set bereq.backend = site_2;
        } else {
            set bereq.backend = site_1;
        }
        return (retry);
    }
    # Varnish reads the lifetime from Cache-Control and knows no CDN-Cache-Control.
    if (beresp.http.CDN-Cache-Control ~ "stale-while-revalidate=\d+") {
        set beresp.grace = std.duration(
            regsub(beresp.http.CDN-Cache-Control, ".*stale-while-revalidate=(\d+).*", "\1s"), 0s);
    }
    # An error or a page with missing data does not replace a complete page.
    if (bereq.is_bgfetch && (beresp.status >= 500 || beresp.status == 400
        || (beresp.status == 200 && beresp.http.Cache-Control ~ "private|no-cache|no-store"))) {
        return (abandon);
    }
}

sub vcl_hit { set req.http.X-Cache-Status = "hit"; }
sub vcl_miss { set req.http.X-Cache-Status = "fwd=miss"; }
sub vcl_pass { set req.http.X-Cache-Status = "fwd=bypass"; }

sub vcl_deliver {
    if (req.http.X-Cache-Status) {
        set resp.http.Cache-Status = "varnish; " + req.http.X-Cache-Status;
    }
    # The id of the request that filled the cache.
    if (req.http.X-Cache-Status == "hit") {
        unset resp.http.X-Request-Id;
        unset resp.http.Server-Timing;
    }
    # For this cache only.
    unset resp.http.CDN-Cache-Control;
}
