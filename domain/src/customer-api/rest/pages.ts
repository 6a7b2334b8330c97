import { page } from '../../page.ts'

export const docsPage = page('/api/docs', { module: 'areas/customer-api/docs/DocsPage', alone: true })
