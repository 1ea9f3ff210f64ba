import { MongoClient } from 'mongodb';

/** Reads the order of a session from the database, because asking the service would settle it. */
export async function storedPaymentStatus(sessionId: string): Promise<string | undefined> {
  const url = process.env['E2E_MONGODB_URL'];
  if (!url) throw new Error('E2E_MONGODB_URL must name the engine of the system under test');
  const mongo = await new MongoClient(url).connect();
  try {
    const payments = mongo.db('hearthway_commerce').collection<{ status: string; sessionId: string }>('payments');
    return (await payments.findOne({ sessionId }))?.status;
  } finally {
    await mongo.close();
  }
}
