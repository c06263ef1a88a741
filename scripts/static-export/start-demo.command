#!/bin/sh
# Serves the folder site beside this file at a free port, unless it does already, and opens it; with a port as argument it serves only.
# It needs Perl, which macOS and Linux have.
exec perl -x "$0" "$@"

#!perl
use strict;
use warnings;
use Cwd 'abs_path';
use File::Basename 'dirname';
use IO::Select;
use IO::Socket::INET;

my $folder = dirname(abs_path($0)) . '/site';
-d $folder or die "这里没有演示的文件。请先解压整个压缩包，再打开其中的 start-demo.command。\nExtract the whole archive first, then open start-demo.command in its folder.\n";
# What a customer was prepared with belongs to the address, so a second start opens the first one.
my $mark = unpack 'H*', $folder;
my @ports = @ARGV ? $ARGV[0] : (4173 .. 4182);
$ports[0] =~ /^\d{1,5}$/ && $ports[0] < 65536 or die "$ports[0] is no port. Choose one: sh start-demo.command 4200\n";

my %types = (
    html        => 'text/html; charset=utf-8',
    js          => 'text/javascript',
    css         => 'text/css',
    json        => 'application/json',
    svg         => 'image/svg+xml',
    woff2       => 'font/woff2',
    png         => 'image/png',
    ico         => 'image/x-icon',
    txt         => 'text/plain; charset=utf-8',
    webmanifest => 'application/manifest+json',
);

# The pages of the language that the machine speaks. A window of macOS does not always have it as a variable.
my $language = $ENV{LC_ALL} || $ENV{LANG} || ($^O eq 'darwin' && `defaults read -g AppleLocale`) || 'zh';
my $page = $language =~ /^zh/ ? '' : 'en';

my $server;
for my $port (@ports) {
    show("http://localhost:$port/$page") if !@ARGV && serves_this($port);
    $server = IO::Socket::INET->new(LocalAddr => '127.0.0.1', LocalPort => $port, Listen => 64, ReuseAddr => 1) and last;
}
$server or die "Port $ports[0] cannot be used: $!. Choose another one: sh start-demo.command 4200\n";
my $address = 'http://localhost:' . $server->sockport . '/';
$| = 1;
print "Demo  $address  (Ctrl+C ends it)\n";

# Ended processes leave nothing behind, and a browser that goes away ends none.
$SIG{CHLD} = $SIG{PIPE} = 'IGNORE';
show($address . $page) if !@ARGV && !fork;

# A process for each connection, because browsers open some and wait.
while (1) {
    my $client = $server->accept or next;
    my $child = fork;
    if (defined $child && $child == 0) {
        close $server;
        alarm 30;
        answer($client);
        exit;
    }
    close $client;
}

sub show {
    open STDERR, '>', '/dev/null';
    exec($^O eq 'darwin' ? 'open' : 'xdg-open', @_) or exit;
}

sub serves_this {
    my ($port) = @_;
    my $other = IO::Socket::INET->new(PeerAddr => '127.0.0.1', PeerPort => $port, Timeout => 2) or return 0;
    print $other "HEAD / HTTP/1.0\r\n\r\n";
    return 0 unless IO::Select->new($other)->can_read(2);
    sysread $other, my $head, 4096;
    return ($head // '') =~ /^X-Demo: $mark\r/m;
}

sub answer {
    my ($client) = @_;
    binmode $client;
    my $request = <$client> // return;
    while (defined(my $header = <$client>)) { last if $header =~ /^\r?\n$/ }
    my ($method, $path) = $request =~ m{^(GET|HEAD) (/[^ ?#]*)} or return reply($client, '400 Bad Request');
    $path =~ s/%([0-9A-Fa-f]{2})/chr hex $1/ge;
    return reply($client, '404 Not Found') if $path =~ m{(?:^|/)\.\.(?:/|$)|\0};
    my ($file) = grep { -f $_ } "$folder$path", "$folder$path/index.html";
    my $status = $file ? '200 OK' : '404 Not Found';
    # Programs ask for files by convention, such as /ads.txt, and read no page.
    $file //= "$folder/404.html" unless $path =~ m{\.\w+$|^/\.};
    return reply($client, $status) unless $file && open(my $content, '<:raw', $file);
    my ($extension) = $file =~ /\.(\w+)$/;
    local $/;
    reply($client, $status, $types{ $extension // '' } // 'application/octet-stream', <$content>, $method eq 'HEAD');
}

sub reply {
    my ($client, $status, $type, $body, $isHead) = @_;
    $body //= '';
    my @head = ("HTTP/1.1 $status", 'Content-Length: ' . length $body, 'Connection: close', "X-Demo: $mark");
    push @head, "Content-Type: $type" if $type;
    print $client join("\r\n", @head), "\r\n\r\n", $isHead ? '' : $body;
}
