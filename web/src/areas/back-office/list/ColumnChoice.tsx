import { useNavigate } from 'react-router'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import type { ListAddress } from '../../../ui/list-address.ts'
import { Popover } from '../../../ui/Popover.tsx'
import type { Column } from '../../../ui/Table.tsx'
import styles from './DeskList.module.css'
import { deskListTexts } from './texts.ts'

/** The first column says which row it is; those without a head do something. Neither can be hidden. */
const isFixed = (column: Column<never>, at: number): boolean => at === 0 || column.hideHead === true

/** Ids of the columns that the address leaves out. */
const hiddenIn = ({ query }: ListAddress): readonly string[] => query.get('without')?.split(',') ?? []

/** The columns that the reader wants to see. */
export const shownColumns = <Row,>(columns: readonly Column<Row>[], list: ListAddress): readonly Column<Row>[] => {
  const hidden = hiddenIn(list)
  return columns.filter((column, at) => isFixed(column, at) || !hidden.includes(column.id))
}

/** Which columns are shown; the address leaves the others out. */
export function ColumnChoice<Row>({ columns, list }: { columns: readonly Column<Row>[]; list: ListAddress }) {
  const t = useTexts(deskListTexts)
  const navigate = useNavigate()
  const hidden = hiddenIn(list)
  const choice = columns.filter((column, at) => !isFixed(column, at))
  const hide = (ids: readonly string[]) =>
    navigate(list.address({ without: ids.join(',') }), { replace: true, preventScrollReset: true })
  return (
    <Popover
      label={t.columns}
      align="start"
      trigger={
        <Button variant="ghost" icon="columns">
          {t.columns}
        </Button>
      }
    >
      <div className={`grid gap-2 pad-4 ${styles.menu}`}>
        {choice.map(({ id, head }) => (
          <Checkbox
            key={id}
            label={head}
            checked={!hidden.includes(id)}
            onChange={shown => void hide(shown ? hidden.filter(one => one !== id) : [...hidden, id])}
          />
        ))}
        {hidden.length > 0 && (
          <Button variant="ghost" onClick={() => void hide([])}>
            {t.allColumns}
          </Button>
        )}
      </div>
    </Popover>
  )
}
