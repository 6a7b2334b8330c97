import { centsText } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { escapeMarkup } from '../../../../platform/escape-markup.ts'
import { PATHS } from './calls.ts'
import { type Choice, choices } from './choices.ts'
import type { Session } from './session.ts'
import { texts } from './texts.ts'

const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1d2433; background: #eef0f6; }
* { box-sizing: border-box; margin: 0; }
.test { padding: 10px 20px; text-align: center; font-weight: 700; color: #3d2a00;
  background: repeating-linear-gradient(-45deg, #ffd666 0 14px, #ffe09a 14px 28px); }
main { width: min(560px, 100% - 32px); margin: 40px auto; padding: 32px; border-radius: 14px; background: #fff;
  box-shadow: 0 1px 3px rgb(29 36 51 / .14), 0 12px 32px rgb(29 36 51 / .08); }
h1 { font-size: 22px; line-height: 1.25; }
p { margin-top: 8px; color: #4a5366; }
dl { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; margin: 24px 0;
  padding: 16px 20px; border-radius: 10px; background: #f4f5fa; }
dt { color: #4a5366; }
dd { font-size: 26px; font-weight: 700; font-variant-numeric: tabular-nums; white-space: nowrap; }
form { display: grid; gap: 10px; }
button { display: block; width: 100%; min-height: 56px; padding: 10px 16px; border: 1px solid #c6cbd8; border-radius: 10px;
  font: inherit; text-align: left; color: inherit; background: #fff; cursor: pointer; }
button:hover { border-color: #4c5bd4; background: #f7f8fe; }
button:focus-visible { outline: 3px solid #4c5bd4; outline-offset: 2px; }
button b, button span { display: block; }
button span { font-size: 14px; color: #4a5366; }
button[value="pay"] { border-color: #3443bd; color: #fff; background: #3443bd; }
button[value="pay"]:hover { background: #2a37a1; }
button[value="pay"] span { color: #e3e6fb; }
@media (width < 480px) { main { margin: 16px auto; padding: 22px 18px; } }
`

const page = (language: Language, title: string, content: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="test">${escapeMarkup(texts[language].test)}</div>
<main>${content}</main>
</body>
</html>
`

/** Where a customer pays, or does what else a tester wants to see. */
export function payPage({ language, orderId, amount }: Session, written: string): string {
  const t = texts[language]
  const button = (choice: Choice) => {
    const { name, what } = t.choices[choice]
    return `<button name="choice" value="${choice}"><b>${escapeMarkup(name)}</b><span>${escapeMarkup(what)}</span></button>`
  }
  return page(
    language,
    t.title,
    `<h1>${escapeMarkup(t.title)}</h1>
<p>${escapeMarkup(t.lead)}</p>
<dl><dt>${escapeMarkup(t.order(orderId))}<br>${escapeMarkup(t.amount)}</dt><dd>${escapeMarkup(centsText(amount))}</dd></dl>
<form method="post" action="${PATHS.page}">
<input type="hidden" name="session" value="${escapeMarkup(written)}">
${choices.map(button).join('\n')}
</form>`,
  )
}

/** In both languages: whose it would have been is not known. */
export function unknownPage(): string {
  const { en, de } = texts
  return page(
    'en',
    en.title,
    `<h1>${escapeMarkup(en.unknown)}</h1><p>${escapeMarkup(en.unknownText)}</p>
<p lang="de">${escapeMarkup(de.unknownText)}</p>`,
  )
}
