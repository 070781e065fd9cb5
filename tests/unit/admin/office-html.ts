/** Clipboard of Word: a title, bold text, a nested list, a numbered list, a table. */
export const WORD_HTML = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @page WordSection1 {size:595.3pt 841.9pt;} --></style></head>
<body lang=FR style='tab-interval:35.4pt'><!--StartFragment-->
<p class=MsoTitle><span style='mso-fareast-language:FR'>Trois nuits à Kyoto<o:p></o:p></span></p>
<h1 style='margin-left:0cm'><a name="_Toc1"></a>La maison<o:p></o:p></h1>
<p class=MsoNormal style='text-align:justify'><b style='mso-bidi-font-weight:normal'>Un ryokan</b> de <i>dix</i> chambres, à <span class=SpellE>Gion</span>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Un bain<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>de cèdre</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Un jardin</p>
<p class=MsoNormal>Puis :</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>Arriver</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><![endif]>Se taire</p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=300 valign=top style='width:225pt'><p class=MsoNormal>Mois<o:p></o:p></p></td><td colspan=2>Prix</td></tr></table>
<!--[if gte vml 1]><v:shape id="i1"><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img width=10 height=10 src="file:///C:/a.png" v:shapes="i1"><![endif]>
<!--EndFragment--></body></html>`;

/** Clipboard of Google Docs: a wrapping <b> that is not bold, styled spans, redirected links. */
export const GOOGLE_DOCS_HTML = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-family:Arial;font-weight:400;">La maison</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-weight:700;white-space:pre-wrap;">Un ryokan</span><span style="font-weight:400;"> de </span><span style="font-weight:400;font-style:italic;">dix</span><span style="font-weight:400;"> chambres, </span><a href="https://www.google.com/url?q=https://example.com/gion&amp;sa=D" style="text-decoration:none;"><span style="font-weight:400;text-decoration:underline;">à Gion</span></a><span style="font-size:0.6em;vertical-align:super;">1</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Un bain</span></p></li></ul><p dir="ltr"><span style="text-decoration:line-through;">cher</span></p></b>`;

/** Clipboard of a mail: <div>s as paragraphs, with an empty <div> between them. */
export const MAIL_HTML =
  '<div dir="ltr"><div>Bonjour,</div><div><br></div><div>Voici <font color="red">le texte</font> et <a href="http://example.com/a">un lien</a>.</div></div>';
