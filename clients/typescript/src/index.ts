export { ApiError, dataOf, type Problem } from './api-error.ts'
export { type ApiClient, type ApiClientOptions, apiClient } from './client.ts'
export { type ListPath, type ListQuery, type PageOf, pagesOf, type RowOf, rowsOf } from './pages.ts'
export type { components, paths } from './schema.ts'
