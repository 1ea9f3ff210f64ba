/** `npm run deploy:monitoring | kubectl apply --namespace hearthway --filename -` */
import { stringify } from 'yaml';
import { monitoringManifests } from './monitoring.js';

process.stdout.write(
  monitoringManifests()
    .map((manifest) => stringify(manifest))
    .join('---\n'),
);
