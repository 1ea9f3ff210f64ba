import { issuerPactSuite } from '@hearthway/service-kit/testing/issuer-pact';

issuerPactSuite('journey');
