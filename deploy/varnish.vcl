# Varnish in front of one process, or of the address of several: it keeps the tapes of shows (docs/contract.md 13), so that the
# process is asked once for each frame, however many watch. Everything else is passed on. How to start it, and with which settings:
# docs/audiences.md.
vcl 4.1;

backend default {
    .host = "127.0.0.1";
    .port = "2567";
    # A frame is waited for, 25 s at most.
    .first_byte_timeout = 35s;
    .between_bytes_timeout = 10s;
}

sub vcl_recv {
    if (req.http.Upgrade ~ "(?i)websocket") {
        return (pipe);
    }
    # Varnish would ask for all of a frame to answer HEAD, and wait for one that does not exist yet.
    if (req.method != "GET" || req.url !~ "^/e/[^/?]+/tape(-[0-9]+)?([/?]|$)") {
        return (pass);
    }
    # What says who asks does not change the answer, nor does a query: otherwise strangers could make up as many requests as they
    # like that all wait.
    set req.url = regsub(req.url, "\?.*$", "");
    unset req.http.Cookie;
    unset req.http.Authorization;
    return (hash);
}

sub vcl_hash {
    # Without the name of the site, which anybody can make up too.
    hash_data(req.url);
    return (lookup);
}

sub vcl_pipe {
    set bereq.http.Upgrade = req.http.Upgrade;
    set bereq.http.Connection = req.http.Connection;
    return (pipe);
}

sub vcl_backend_response {
    if (bereq.uncacheable) {
        return (deliver);
    }
    unset beresp.http.Set-Cookie;
    # A frame that breaks off is an error for all, in place of half a frame for some.
    set beresp.do_stream = false;
    # Old answers are never better than none. Whoever waited gets one all the same, also when thousands are served before them and it
    # runs out meanwhile: for that it must be kept.
    set beresp.grace = 0s;
    set beresp.keep = 10s;
    if (beresp.ttl <= 0s || beresp.status == 429 || beresp.status >= 500 || beresp.http.Cache-Control ~ "(?i)no-store") {
        call only_for_those_who_wait;
    }
    return (deliver);
}

sub vcl_backend_error {
    call only_for_those_who_wait;
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Access-Control-Allow-Origin = "*";
    set beresp.body = "";
    return (deliver);
}

# Not for anybody who asks later. Marked as not to be cached at all (hit-for-miss), each of them would ask the process once more, one
# after another, and for two minutes everybody else as well.
sub only_for_those_who_wait {
    set beresp.ttl = 0.001ms;
    set beresp.grace = 0s;
    set beresp.keep = 10s;
}

sub vcl_deliver {
    # Nobody reads them, and there are millions of answers.
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    unset resp.http.Accept-Ranges;
    return (deliver);
}
