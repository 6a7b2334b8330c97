import { ListFilter } from '../../ui/ListFilter.tsx'
import { Loaded, type LoadedQuery } from '../../ui/Loaded.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { Part } from './Part.tsx'
import styles from './StylePage.module.css'
import { samples } from './samples.ts'

const PAGE_SIZE = 3

/** A query that has its answer. */
const answered = <Data,>(data: Data): LoadedQuery<Data> => ({ data, error: null, refetch: () => Promise.resolve() })
const waiting: LoadedQuery<string[]> = { ...answered([]), data: undefined }

/** A paged list with its search in the address, and the states of a query. */
export function Lists() {
  const list = useListAddress()
  const found = samples.flavours
    .map(({ name }) => name)
    .filter(name => name.toLowerCase().includes(list.search.toLowerCase()))
  const from = (list.page - 1) * PAGE_SIZE
  const page = {
    rows: found.slice(from, from + PAGE_SIZE),
    page: list.page,
    pages: Math.ceil(found.length / PAGE_SIZE),
    total: found.length,
  }
  return (
    <>
      <Part name="Paged list with its search in the address" stack>
        <ListFilter list={list} label="Search flavours" />
        <LongList list={list} query={answered(page)} empty={{ title: 'No flavours yet' }}>
          {({ rows }) => <Names rows={rows} />}
        </LongList>
      </Part>
      <Part name="Loading and empty">
        <div className={styles.grid}>
          <Loaded query={waiting} waiting={120}>
            {rows => <Names rows={rows} />}
          </Loaded>
          <Loaded query={answered<string[]>([])} waiting={120} empty={{ title: 'No flavours yet' }}>
            {rows => <Names rows={rows} />}
          </Loaded>
        </div>
      </Part>
    </>
  )
}

const Names = ({ rows }: { rows: readonly string[] }) => (
  <ul>
    {rows.map(name => (
      <li key={name}>{name}</li>
    ))}
  </ul>
)
