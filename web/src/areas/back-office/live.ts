import { keepPreviousData } from '@tanstack/react-query'

/** Options of a list whose rows appear or change by themselves: an open page polls. */
export const live = { refetchInterval: 10_000, placeholderData: keepPreviousData }
