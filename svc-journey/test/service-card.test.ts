import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { operationsByService } from '@hearthway/contracts/operations';
import { describe, expect, it } from 'vitest';
