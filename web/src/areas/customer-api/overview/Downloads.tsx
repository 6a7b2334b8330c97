import {
  getFeed,
  getPriceListCsv,
  getPriceListXlsx,
  getProductDataCsv,
  getProductDataXlsx,
} from '@fairfloor/domain/customer-api/download-contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { useMay } from '../../../visit/user.ts'
import { Panel } from '../Panel.tsx'
import styles from './Overview.module.css'
import { overviewTexts } from './texts.ts'

/** Files for the customer's own shop, for those who read files rather than an API. */
export function Downloads() {
  const t = useTexts(overviewTexts)
  const { language } = useLanguage()
  const maySeePrices = useMay('prices')
  const input = { query: { language } }
  const files = [
    { name: 'feed', csv: addressOf(getFeed, input), xlsx: null },
    ...(maySeePrices
      ? [{ name: 'prices', csv: addressOf(getPriceListCsv, input), xlsx: addressOf(getPriceListXlsx, input) } as const]
      : []),
    { name: 'products', csv: addressOf(getProductDataCsv, input), xlsx: addressOf(getProductDataXlsx, input) },
  ] as const
  return (
    <div className={styles.whole}>
      <Panel title={t.downloads}>
        <ul className="grid">
          {files.map(({ name, csv, xlsx }) => (
            <li className="row wrap middle between gap-y-2 gap-x-4 line-below pad-y-2" key={name}>
              <div className="grid">
                <b className="bold">{t.files[name]}</b>
                <span className="t13 ink-2">{t.fileTexts[name]}</span>
              </div>
              <p className="row wrap gap-2">
                <LinkButton icon="download" reloadDocument to={csv} aria-label={t.fileAs(t.files[name], 'CSV')}>
                  CSV
                </LinkButton>
                {xlsx && (
                  <LinkButton icon="download" reloadDocument to={xlsx} aria-label={t.fileAs(t.files[name], 'XLSX')}>
                    XLSX
                  </LinkButton>
                )}
              </p>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
