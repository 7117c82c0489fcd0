/** HTML to be kept: text-level markup, a list, a link and a table. */
export const plainHtml = `<p>Spend it at <strong>strong</strong> and <em>weak</em> shops.</p>
<ul><li>Cannot be exchanged for cash.</li><li>See <a href="https://shop.example/terms">the shop</a>.</li></ul>
<table><tr><th>Valid for</th><td>12 months</td></tr></table>`;

/** HTML to be removed: scripts, event handlers, URLs, forms, styles, SVG and DOM clobbering. */
export const hostileHtml = `<p>before the script</p>
<script>window.cbHacked = 1</script><img src=x onerror="window.cbHacked = 1">
<svg onload="window.cbHacked = 1"><a xlink:href="javascript:window.cbHacked=1"><text>svg</text></a></svg>
<math><mi xlink:href="data:x,<script>window.cbHacked=1</script>">x</mi></math>
<svg></p><style><a id="</style><img src=1 onerror=window.cbHacked=1>">
<form action="https://evil.example/"><input name="getElementsByTagName"><button>Pay</button></form>
<style>* { display: none !important }</style><link rel="stylesheet" href="https://evil.example/x.css">
<p id="cbShadow" name="cbShadow" class="evil" style="position: fixed; inset: 0" onclick="window.cbHacked = 1">shadow</p>
<a id="cbShadow" name="cbShadow" href="javascript:window.cbHacked=1">no link</a>
<a href="JaVaScRiPt&#58;window.cbHacked=1">no link</a> <a href="data:text/html,x">no link</a>
<a href="ftp://plain.example/">no link</a> <a href="//member@other.example/">no link</a> <a href="/logout">no link</a>
<a href="https://good.example/" target="_top" rel="opener" ping="https://evil.example/">good link</a>
<iframe src="https://evil.example/" srcdoc="<script>window.cbHacked=1</script>"></iframe>
<object data="https://evil.example/"></object><base href="https://evil.example/"><meta http-equiv="refresh" content="0">
<table background="https://evil.example/x.png"><tr><td colspan="1000000" rowspan="-1">cell</td></tr></table>
<template><script>window.cbHacked = 1</script></template>
<p>after everything</p>`;
