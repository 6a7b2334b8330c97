import { lazyPart } from '../../lib/lazy-part.tsx'

// On their way as soon as a list is, but its products do not wait for them.
const tools = import('./list-tools.ts')

export const Filters = lazyPart(async () => ({ default: (await tools).Filters }))
export const FilterBar = lazyPart(async () => ({ default: (await tools).FilterBar }))
export const FilterChips = lazyPart(async () => ({ default: (await tools).FilterChips }))
export const ListFoot = lazyPart(async () => ({ default: (await tools).ListFoot }))
export const MissingList = lazyPart(async () => ({ default: (await tools).MissingList }))
export const SortSelect = lazyPart(async () => ({ default: (await tools).SortSelect }))
