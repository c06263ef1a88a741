<# : Serves the folder site beside this file at a free port, unless it does already, and opens it; with a port as argument it serves only. It needs nothing but Windows.
@echo off
set "DEMO_SITE=%~dp0site\"
set "DEMO_SCRIPT=%~f0"
set "DEMO_PORT=%~1"
powershell -NoProfile -ExecutionPolicy Bypass -Command "Invoke-Expression ([IO.File]::ReadAllText($env:DEMO_SCRIPT))"
if errorlevel 1 pause
exit /b
#>

$ErrorActionPreference = 'Stop'
$folder = [IO.Path]::GetFullPath($env:DEMO_SITE)
if (-not [IO.Directory]::Exists($folder)) {
    Write-Host '这里没有演示的文件。请先解压整个压缩包，再打开其中的 start-demo.cmd。'
    Write-Host 'Extract the whole archive first, then open start-demo.cmd in its folder.'
    exit 1
}
# The pages of the language that the machine speaks.
$page = if ((Get-UICulture).Name -like 'zh*') { '' } else { 'en' }
# What a customer was prepared with belongs to the address, so a second start opens the first one.
$mark = [BitConverter]::ToString([Text.Encoding]::UTF8.GetBytes($folder)).Replace('-', '')
$ports = @(if ($env:DEMO_PORT) { $env:DEMO_PORT } else { 4173..4182 })
$types = @{
    '.html' = 'text/html; charset=utf-8'
    '.js' = 'text/javascript'
    '.css' = 'text/css'
    '.json' = 'application/json'
    '.svg' = 'image/svg+xml'
    '.woff2' = 'font/woff2'
    '.png' = 'image/png'
    '.ico' = 'image/x-icon'
    '.txt' = 'text/plain; charset=utf-8'
    '.webmanifest' = 'application/manifest+json'
}

function Test-ServesThis($url) {
    try {
        $request = [Net.WebRequest]::Create($url)
        $request.Method = 'HEAD'
        $request.Timeout = 2000
        $answer = $request.GetResponse()
        $answer.Close()
        return $answer.Headers['X-Demo'] -eq $mark
    } catch {
        return $false
    }
}

$listener = $null
foreach ($port in $ports) {
    $address = "http://localhost:$port/"
    if (-not $env:DEMO_PORT -and (Test-ServesThis $address)) {
        Start-Process "$address$page"
        exit
    }
    $listener = New-Object Net.HttpListener
    try {
        $listener.Prefixes.Add($address)
        $listener.Start()
        break
    } catch {
        $listener = $null
    }
}
if (-not $listener) {
    Write-Host "Port $($ports[0]) cannot be used. Choose another one: start-demo.cmd 4200"
    exit 1
}
Write-Host "Demo  $address  (close this window to end it)"
if (-not $env:DEMO_PORT) { Start-Process "$address$page" }

while ($listener.IsListening) {
    $context = $listener.GetContext()
    $response = $context.Response
    # A browser that goes away, or an address that is no path, ends nothing.
    try {
        $response.StatusCode = 404
        $response.Headers.Add('X-Demo', $mark)
        $path = [Uri]::UnescapeDataString($context.Request.Url.AbsolutePath)
        $wanted = [IO.Path]::GetFullPath([IO.Path]::Combine($folder, $path.TrimStart('/')))
        $file = $null
        if ($wanted.StartsWith($folder, [StringComparison]::OrdinalIgnoreCase)) {
            foreach ($one in $wanted, [IO.Path]::Combine($wanted, 'index.html')) {
                if (-not $file -and [IO.File]::Exists($one)) { $file = $one }
            }
        }
        if ($file) { $response.StatusCode = 200 }
        # Programs ask for files by convention, such as /ads.txt, and read no page.
        if (-not $file -and $path -notmatch '\.\w+$|^/\.') { $file = [IO.Path]::Combine($folder, '404.html') }
        if ($file -and [IO.File]::Exists($file)) {
            $type = $types[[IO.Path]::GetExtension($file).ToLowerInvariant()]
            $response.ContentType = if ($type) { $type } else { 'application/octet-stream' }
            $content = [IO.File]::ReadAllBytes($file)
            $response.ContentLength64 = $content.Length
            if ($context.Request.HttpMethod -ne 'HEAD') { $response.OutputStream.Write($content, 0, $content.Length) }
        }
    } catch {
    } finally {
        try { $response.Close() } catch { }
    }
}
