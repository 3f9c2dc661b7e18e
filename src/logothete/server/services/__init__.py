"""What people and programs may ask of the server, each taking the actor first and authorising by itself."""
