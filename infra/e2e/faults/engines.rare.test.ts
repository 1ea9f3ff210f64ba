import { dyingEngineSuite } from './dying-engine-suite.js';

// Now and then a service does not find the database again after this: it stays unavailable until it is restarted.
dyingEngineSuite([{ engine: 'mongodb', part: 'wire gateway' }]);
