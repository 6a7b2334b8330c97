/** Records whose address ends with the number that they are called by. */
const RECORD = /^(?:order|complaint|delivery|pick list) (\d+)$/i

/** Links of a page that are named after one record and lead to another. */
export const linksThatMislead = (page: ParentNode): string[] =>
  [...page.querySelectorAll('a')].flatMap(link => {
    const name = link.getAttribute('aria-label') ?? link.textContent
    const number = RECORD.exec(name.trim())?.[1]
    return number && !link.pathname.endsWith(`/${number}`) ? [`${name} leads to ${link.pathname}`] : []
  })
