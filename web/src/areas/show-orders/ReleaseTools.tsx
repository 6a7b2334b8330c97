import type { ReactNode } from 'react'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ListTools } from '../../ui/ListTools.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useMay } from '../../visit/user.ts'
import { OrderFiles } from './OrderFiles.tsx'
import styles from './Release.module.css'
import type { Position } from './release.ts'
import { isOpen, releaseSorts } from './release-list.ts'
import { releaseListTexts } from './release-list-texts.ts'
import { showOrdersTexts } from './texts.ts'
import type { ReleaseList } from './use-release-list.ts'

/** So few lines need no tools. */
const FEWEST_LINES_WITH_TOOLS = 6

interface ReleaseToolsProps {
  positions: readonly Position[]
  list: ReleaseList
  /** What fills in many lines at once; beside it stands how many lines there are. */
  children?: ReactNode
}

/** Search, sort, fold, jump to a brand, and 'open only' over the confirmed positions. */
export function ReleaseTools({ positions, list, children }: ReleaseToolsProps) {
  const t = useTexts(releaseListTexts)
  const order = useTexts(showOrdersTexts)
  const priced = useMay('prices')
  const isLong = positions.length >= FEWEST_LINES_WITH_TOOLS
  const summary = t.summary(count(positions.length), count(positions.filter(isOpen).length))
  const found = order.found(list.found, positions.length)
  const tools = isLong && (
    <ListTools
      className={styles.listTools}
      label={order.searchLines}
      view={list.view}
      sorts={releaseSorts.filter(sort => priced || sort !== 'sum').map(value => ({ value, label: t.sorts[value] }))}
      {...(!children && { summary })}
      found={found}
      folds={list.folds}
    >
      {list.groups.length > 1 && (
        <Select
          inline
          label={t.jump}
          placeholder={t.brand}
          value=""
          options={list.groups.map(({ brand }) => ({ value: brand, label: brand }))}
          onChange={list.jump}
        />
      )}
      {list.hasReleased && <Switch label={t.openOnly} checked={list.openOnly} onChange={list.setOpenOnly} />}
      <OrderFiles />
    </ListTools>
  )
  return (
    <>
      {tools}
      {children && (
        <div className={`row wrap middle gap-2 mb-2 ${styles.tools}`}>
          {children}
          {isLong && (
            <p className={`push t13 ink-2 figures nowrap ${styles.summary}`}>{list.view.search ? found : summary}</p>
          )}
        </div>
      )}
    </>
  )
}
