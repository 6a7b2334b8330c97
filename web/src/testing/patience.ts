import { configure } from '@testing-library/react'

// Whole pages and code that is loaded when it is needed take longer than the default on a busy machine.
configure({ asyncUtilTimeout: 15_000 })
