# Varnish in front of the site:
#   varnishd -a :80 -f /etc/varnish/varnish.vcl -s malloc,256m -p http_gzip_support=off
# Without the last parameter Varnish requests gzip only, and browsers get no Brotli.
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

backend site_1 { .host = "site-1"; .port = "3000"; .probe = ready; }
backend site_2 { .host = "site-2"; .port = "3000"; .probe = ready; }

# The machines that may purge.
acl purgers {
    "localhost";
    "10.0.0.0"/8;
    "172.16.0.0"/12;
    "192.168.0.0"/16;
}

sub vcl_init {
    new site = directors.round_robin();
    site.add_backend(site_1);
    site.add_backend(site_2);
}

sub vcl_recv {
    set req.backend_hint = site.backend();
    unset req.http.X-Cache-Status;

    # PURGE with a space-separated list of keys in Surrogate-Key. Purge the servers first.
    if (req.method == "PURGE") {
        if (client.ip !~ purgers) {
            return (synth(403, "Forbidden"));
        }
        if (req.http.Surrogate-Key !~ "^[\w:-]+( [\w:-]+)*$") {
            return (synth(400, "Bad Request"));
        }
        if (!std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)")) {
            return (synth(500, std.ban_error()));
        }
        return (synth(200, "Purged"));
    }

    # Pages read no Authorization unless FORWARDED_HEADERS names it. A stranger would bypass the cache with it.
    if (req.method == "GET" || req.method == "HEAD") {
        unset req.http.Authorization;
    }
    # These pages depend on the session. All others are the same for everybody.
    if (req.url ~ "(?i)^/([a-z]{2}/)?(user|login|transfer|apply|quote)([/.?]|$)"
        && req.http.Cookie ~ "(^|[;\s])(TOKEN|RTOKEN|EXPRIED|USERDATA)=") {
        return (pass);
    }
    # Cookies do not change a page. With them Varnish would not cache.
    if (req.method == "GET" || req.method == "HEAD") {
        unset req.http.Cookie;
    }
    # One variant per encoding instead of one per list. An encoding with q=0 is refused.
    if (req.http.Accept-Encoding ~ "(?i)(^|,)\s*br\s*(;\s*q=(?!0(\.0*)?\s*(,|$))[\d.]+\s*)?(,|$)") {
        set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "(?i)(^|,)\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*(,|$))[\d.]+\s*)?(,|$)") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
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
    # A failed revalidation does not replace the page.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
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
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
    unset resp.http.CDN-Cache-Control;
}
