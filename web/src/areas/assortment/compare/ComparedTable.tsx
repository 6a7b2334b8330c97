import { compareAddress, sizeAddress } from '@fairfloor/domain/assortment/addresses'
import { inWidth } from '@fairfloor/domain/pictures'
import { useNavigate } from 'react-router'
import { sizeText } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { sizeTitle } from '../../catalogue/size-text.ts'
import styles from './Compare.module.css'
import { choose, useChosen } from './chosen.ts'
import { type Compared, comparisonOf, onlyDiffering } from './rows.ts'
import { compareTexts } from './texts.ts'

interface ComparedTableProps {
  compared: readonly Compared[]
  onlyDiffers: boolean
}

/** Sizes as columns, what is known of them as rows in groups. */
export function ComparedTable({ compared, onlyDiffers }: ComparedTableProps) {
  const t = useTexts(compareTexts)
  const all = comparisonOf(compared, t)
  const groups = onlyDiffers ? onlyDiffering(all) : all
  return (
    <section className={`mb-10 ${styles.scroll}`} aria-label={t.title}>
      <table className={`wide figures ${styles.table}`}>
        <thead>
          <tr>
            <td />
            {compared.map(({ size }) => (
              <td key={size.id}>
                <Head size={size} others={compared.flatMap(one => (one.size.id === size.id ? [] : one.size.id))} />
              </td>
            ))}
          </tr>
        </thead>
        {groups.map(group => (
          <tbody key={group.name}>
            <tr>
              <th scope="rowgroup" colSpan={compared.length + 1}>
                {group.name}
              </th>
            </tr>
            {group.rows.map(row => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {row.texts.map((text, at) => (
                  <td key={compared[at]!.size.id} data-best={row.best.includes(at) || undefined}>
                    {text ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function Head({ size, others }: { size: Compared['size']; others: readonly number[] }) {
  const { language } = useLanguage()
  const t = useTexts(compareTexts)
  const goTo = useNavigate()
  const chosen = useChosen()
  const leaveOut = () => {
    choose(chosen.filter(({ id }) => id !== size.id))
    void goTo(compareAddress(others), { replace: true })
  }
  return (
    <div className={`grid top gap-y-2 gap-x-3 ${styles.size}`}>
      {size.image_url ? <img src={inWidth(size.image_url, 160)} alt="" width="56" height="56" /> : <span />}
      <p>
        <small className="ink-2 block">{size.brand.name}</small>
        <PageLink to={sizeAddress(size.id)}>
          {size.product.name} {sizeText(size.name, language)}
        </PageLink>
      </p>
      <IconButton icon="close" label={t.leaveOut(sizeTitle(size, language))} onClick={leaveOut} />
    </div>
  )
}
