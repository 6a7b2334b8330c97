import { Accordion } from '../../ui/Accordion.tsx'
import { DaysFilter } from '../../ui/DaysFilter.tsx'
import { ListByState } from '../../ui/ListByState.tsx'
import { ListFilter } from '../../ui/ListFilter.tsx'
import { ListTools, NothingFound } from '../../ui/ListTools.tsx'
import { Loaded, type LoadedQuery } from '../../ui/Loaded.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { useListView } from '../../ui/list-view.ts'
import { Parts } from '../../ui/Parts.tsx'
import { SortFilter } from '../../ui/SortFilter.tsx'
import { StateFilter } from '../../ui/StateFilter.tsx'
import { StateTiles } from '../../ui/StateTiles.tsx'
import { useFolds } from '../../ui/use-folds.ts'
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
  const from = Number(list.place ?? 0)
  const page = {
    rows: found.slice(from, from + PAGE_SIZE),
    total: found.length,
    next: from + PAGE_SIZE < found.length ? String(from + PAGE_SIZE) : null,
    previous: from > 0 ? String(from - PAGE_SIZE) : null,
  }
  return (
    <>
      <Part name="Paged list with its search in the address" stack>
        <ListFilter list={list} label="Search flavours">
          <StateFilter
            list={list}
            label="Stock"
            every="All"
            states={{ in: 'In stock', out: 'None left' }}
            value={undefined}
            options={['in', 'out']}
          />
          <SortFilter
            list={list}
            label="Sort"
            sorts={{ name: 'Name', stock: 'Stock' }}
            value={undefined}
            options={['name', 'stock']}
          />
        </ListFilter>
        <ListFilter list={list} label="Search orders">
          <DaysFilter from="" until="" labels={{ from: 'From', until: 'To' }} />
        </ListFilter>
        <StateTiles
          label="State"
          tiles={[
            { state: 'open', name: 'Open', count: 12, sum: '1.204,50 €' },
            { state: 'overdue', name: 'Overdue', count: 3, sum: '310,00 €', isUrgent: true },
            { state: 'paid', name: 'Paid', count: 240 },
          ]}
          current="open"
          hrefOf={() => '?'}
        />
        <StateTiles
          label="State in one line"
          tiles={[
            { state: 'open', name: 'Open', count: 12 },
            { state: 'paid', name: 'Paid', count: 240 },
          ]}
          current="open"
          hrefOf={() => '?'}
          slim
        />
        <LongList list={list} query={answered(page)} empty={{ title: 'No flavours yet' }}>
          {({ rows }) => <Names rows={rows} />}
        </LongList>
      </Part>
      <Part name="Paged list that is narrowed to one state" stack>
        <ListByState
          list={list}
          query={answered(page)}
          words={{
            search: 'Search flavours',
            state: 'Stock',
            every: 'All',
            states: { in: 'In stock', out: 'None left' },
          }}
          state={undefined}
          states={['in', 'out']}
          empty={{ title: 'No flavours yet' }}
        >
          {({ rows }) => <Names rows={rows} />}
        </ListByState>
      </Part>
      <Part name="Ways to the parts before and after">
        <Parts of={{ total: 120, previous: 'before', next: 'after' }} list={list} />
      </Part>
      <Part name="Tools of a list that the page has in full" stack>
        <ToolsOfAList />
      </Part>
      <Part name="Loading and empty">
        <div className={`grid gap-y-5 gap-x-6 wide ${styles.grid}`}>
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

function ToolsOfAList() {
  const view = useListView(['usual', 'name'], { inAddress: false })
  const found = samples.flavours.filter(({ name, sku }) => view.finds(name, sku))
  const shown = view.sort === 'name' ? found.toSorted((a, b) => a.name.localeCompare(b.name)) : found
  const folds = useFolds(
    shown.map(({ sku }) => sku),
    [],
    view.sought,
  )
  return (
    <>
      <ListTools
        label="Search flavour or SKU"
        view={view}
        sorts={[
          { value: 'usual', label: 'As listed' },
          { value: 'name', label: 'Name' },
        ]}
        summary={`${samples.flavours.length} lines`}
        found={`${shown.length} of ${samples.flavours.length} lines`}
        folds={folds}
      />
      {shown.length === 0 ? (
        <NothingFound view={view} />
      ) : (
        <Accordion
          look="cards"
          multiple
          open={folds.open}
          onOpenChange={folds.setOpen}
          items={shown.map(({ name, sku }) => ({ id: sku, head: name, content: <p>{sku}</p> }))}
        />
      )}
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
