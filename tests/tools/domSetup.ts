// Setup of each test file that has a DOM.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a busy machine, a test may have to wait longer than the library's default of one second.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);
