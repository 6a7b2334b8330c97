import { addressOf } from '@fairfloor/domain/endpoint'
import { getOrderPdf, getOrderSheet } from '@fairfloor/domain/show-orders/contract'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { showOrdersTexts } from './texts.ts'

/** The order at the show as files: a spreadsheet and a PDF. */
export function OrderFiles() {
  const t = useTexts(showOrdersTexts)
  const { language } = useLanguage()
  const files = [
    [getOrderSheet, 'XLSX'],
    [getOrderPdf, 'PDF'],
  ] as const
  return files.map(([endpoint, kind]) => (
    <LinkButton
      key={kind}
      to={addressOf(endpoint, { query: { language } })}
      reloadDocument
      variant="ghost"
      icon="download"
      aria-label={t.orderAs(kind)}
    >
      {kind}
    </LinkButton>
  ))
}
