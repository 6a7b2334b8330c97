import { addressOf, type Endpoint } from '@fairfloor/domain/endpoint'
import { listFile, listFileKinds } from '@fairfloor/domain/list-file'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { ListFilter } from '../../../ui/ListFilter.tsx'
import type { LoadedQuery, Nothing } from '../../../ui/Loaded.tsx'
import { LongList } from '../../../ui/LongList.tsx'
import type { ListAddress } from '../../../ui/list-address.ts'
import type { Listed } from '../../../ui/Parts.tsx'
import { ColumnChoice, shownColumns } from './ColumnChoice.tsx'
import styles from './DeskList.module.css'
import { Rows, type RowsProps } from './Rows.tsx'
import { deskListTexts } from './texts.ts'
import { Views } from './Views.tsx'

/** The rows of an answer as a table. */
export type DeskTable<Answer, Row> = Omit<RowsProps<Row>, 'rows'> & { rows: (answer: Answer) => readonly Row[] }

interface DeskListProps<Answer, Row> {
  list: ListAddress
  /** The call that answers it: its path names the views, and the files are beside it. */
  of: Endpoint
  /** What the call is asked for. */
  asked: Readonly<Record<string, unknown>> | undefined
  params?: Readonly<Record<string, unknown>>
  query: LoadedQuery<Answer>
  /** What the search looks at; none: there is nothing to search by. */
  search?: string
  /** Filters and order, as selects of the list's address, and what is begun here: something new, an upload. */
  filters?: ReactNode
  /** Shown for an empty list without a search. */
  empty: Nothing
  /** Rows as a table, with columns to choose and rows to act on. */
  table?: DeskTable<Answer, Row>
  /** Rows as something else. */
  children?: (answer: Answer) => ReactNode
}

/**
 * The one list of the desk: search, filters, order, columns and place in the address, the reader's own views of it, all that is
 * filtered as a file, and one act for several rows.
 */
export function DeskList<Answer extends Listed, Row>(props: DeskListProps<Answer, Row>) {
  const { list, of, asked, params, query, search, filters, empty, table, children } = props
  const t = useTexts(deskListTexts)
  const { place: _, ...filtered } = { place: undefined, ...asked }
  return (
    <>
      {search !== undefined && (
        <ListFilter list={list} label={search}>
          {filters}
        </ListFilter>
      )}
      <div className={`row wrap middle gap-y-1 gap-x-2 ${styles.tools}`}>
        {search === undefined && filters}
        <Views of={of} list={list} />
        {table && <ColumnChoice columns={table.columns} list={list} />}
        {listFileKinds.map(kind => (
          <LinkButton
            key={kind}
            variant="ghost"
            icon="download"
            reloadDocument
            to={addressOf(listFile(of, kind), { params: { ...params }, query: filtered })}
            aria-label={t.file(kind.toUpperCase())}
          >
            {kind.toUpperCase()}
          </LinkButton>
        ))}
      </div>
      <LongList list={list} query={query} empty={empty}>
        {answer => (
          <>
            {children?.(answer)}
            {table && <Rows {...table} columns={shownColumns(table.columns, list)} rows={table.rows(answer)} />}
          </>
        )}
      </LongList>
    </>
  )
}
