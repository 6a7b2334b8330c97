import type { Category } from '../snapshot.ts'

/** Categories in the order of the tree, each with the names above it: 'Protein > Whey'. */
export function categoryPaths(categories: ReadonlyMap<number, Category>): Map<number, string> {
  const children = Map.groupBy(categories.values(), ({ parentId }) => parentId)
  const paths = new Map<number, string>()
  const visit = (parent: number | null, above: string) => {
    for (const { id, name } of children.get(parent) ?? []) {
      const path = above === '' ? name : `${above} > ${name}`
      paths.set(id, path)
      visit(id, path)
    }
  }
  visit(null, '')
  return paths
}
