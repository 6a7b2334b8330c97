import type { Definition, Endpoint } from './endpoint.ts'

export const listFileKinds = ['xlsx', 'csv'] as const

export type ListFileKind = (typeof listFileKinds)[number]

const MEDIA = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const

/** A long list as a file: all that its search and filters find, for those who may read the list. */
export const listFile = ({ path, summary, who }: Endpoint, kind: ListFileKind) =>
  ({
    method: 'GET',
    path: `${path}.${kind}`,
    summary: `${summary}: all of it as ${kind.toUpperCase()}`,
    who,
    media: MEDIA[kind],
  }) as const satisfies Definition
